package io.variantmapper.it.platform;

import de.thetaphi.forbiddenapis.Checker;
import de.thetaphi.forbiddenapis.Checker.Option;
import de.thetaphi.forbiddenapis.ForbiddenApiException;
import de.thetaphi.forbiddenapis.Logger;
import de.thetaphi.forbiddenapis.ParseException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Finds uses of code that {@code platform/closed-world.txt} forbids. */
final class ForbiddenUses {
  private ForbiddenUses() {}

  static List<String> in(ShippedCode code) throws IOException {
    List<String> uses = new ArrayList<>();
    URL[] root = {code.root().toUri().toURL()};
    ClassLoader ours = ForbiddenUses.class.getClassLoader();
    try (URLClassLoader loader = new URLClassLoader(root, ours);
        InputStream signatures = ours.getResourceAsStream("platform/closed-world.txt")) {
      Checker checker = new Checker(
          new Findings(uses), loader, Option.FAIL_ON_MISSING_CLASSES, Option.FAIL_ON_VIOLATION);
      checker.parseSignaturesFile(Objects.requireNonNull(signatures), "closed-world.txt");
      for (ClassFile file : code.classes()) {
        checker.streamReadClassToCheck(file.stream(), file.path());
      }
      checker.run();
    } catch (ForbiddenApiException e) {
      uses.add(e.getMessage());
    } catch (ParseException e) {
      throw new IOException("closed-world.txt", e);
    }
    return uses;
  }

  private record Findings(List<String> uses) implements Logger {
    @Override
    public void error(String message) {
      uses.add(message);
    }

    @Override
    public void warn(String message) {
      uses.add(message);
    }

    @Override
    public void info(String message) {}

    @Override
    public void debug(String message) {}
  }
}
