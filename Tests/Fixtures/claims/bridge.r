# The enums of four headers in the forms that R code has most.

workout_activity_type <- c(
  americanFootball = 1, archery = 2, australianFootball = 3, badminton = 4, baseball = 5,
  basketball = 6, bowling = 7, boxing = 8, cycling = 13, golf = 21, hiking = 24, rowing = 35,
  running = 37, swimming = 46, walking = 52L
)
activity_names <- c("13" = "Cycling", "37" = "Running", "52" = "Walking")

sleep_analysis <- function(value) {
  switch(as.character(value), "0" = "inBed", "2" = "awake", "3" = "asleepCore", "unknown")
}

authorization_status <- case_when(
  status == 0 ~ "notDetermined",
  status == 1 ~ "restricted",
  status == 2 ~ "denied",
  TRUE ~ "other"
)

NSWindowStyleMaskTitled <- 1L
NSWindowStyleMaskFullScreen <- bitwShiftL(1L, 14L)
send(window, 8L) # NSWindowStyleMaskResizable
