// R8 is in Google's Maven repository, which can't be reached from some networks.
URL r8 = new URL('https://dl.google.com/dl/android/maven2/com/android/tools/r8/9.5.28/r8-9.5.28.pom')
try {
    HttpURLConnection connection = (HttpURLConnection) r8.openConnection()
    connection.requestMethod = 'HEAD'
    connection.connectTimeout = 5000
    connection.readTimeout = 5000
    if (connection.responseCode == 200) {
        return true
    }
    println "Skipped: ${r8} answers ${connection.responseCode}."
} catch (IOException e) {
    println "Skipped: ${r8} can't be reached: ${e}"
}
return false
