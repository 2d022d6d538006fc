enum class KeyboardKind(val id: Int) { Text(1), Ascii(2), Number(3), Phone(4), Uri(5), Email(6), Password(7) }

enum class ReturnAction(val id: Int) { Default(1), None(0), Go(2), Search(3), Send(4), Previous(5), Next(6), Done(7) }

object Visibility {
    const val VISIBLE = 0
    const val INVISIBLE = 4
    const val GONE = 8
}
