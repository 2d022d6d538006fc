namespace Shop {
  public enum OrderState { Unknown = 0, Pending = 1, Authorized = 2, Cancelled = 3, Failed = 4 }
  public enum PaymentNetwork { Visa = 1, Mastercard = 2, Amex = 3, Discover = 4 }
  public enum SystemColor { Red = 0, Orange = 1, Yellow = 2, Green = 3, Blue = 4, Purple = 5 }
}
