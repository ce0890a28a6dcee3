/**
 * The cookie that tells the web app's scripts whether asking who is signed in is worth a
 * call: visitors make none that is answered 401. It proves nothing; the session does.
 */
export const SIGNED_IN_MARK = 'bramble_signed_in';
