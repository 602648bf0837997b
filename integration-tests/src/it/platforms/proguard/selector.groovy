// ProGuard reads java.base from the folder jmods, which some JDKs do not have.
if (new File(System.getProperty('java.home'), 'jmods/java.base.jmod').exists()) {
    return true
}
println 'Skipped: this JDK has no jmods folder. JDK 17 has one.'
return false
