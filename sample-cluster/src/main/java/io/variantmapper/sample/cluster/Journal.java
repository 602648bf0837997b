package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandFailure;
import java.io.File;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * The database with the events. Several processes of one machine can open it. The first process
 * serves the database to the others. When that process ends, another one takes over.
 */
final class Journal {
  static {
    // The database accepts connections from this machine only.
    System.setProperty("h2.bindAddress", "127.0.0.1");
  }

  /** Runs the script for H2 in pekko-persistence-jdbc, which creates the tables. */
  private static final String TABLES = "RUNSCRIPT FROM 'classpath:schema/h2/h2-create-schema.sql'";

  private static final String FIND_TABLE =
      "SELECT 1 FROM INFORMATION_SCHEMA.TABLES WHERE TABLE_NAME = 'event_journal'";

  private final String url;

  Journal(File file) {
    // WRITE_DELAY=0: a commit is in the file before it returns, so that no acknowledged event is
    // lost if the process that serves the database ends.
    url = "jdbc:h2:file:" + file.getAbsolutePath() + ";AUTO_SERVER=TRUE;WRITE_DELAY=0"
        + ";TRACE_LEVEL_FILE=0";
  }

  String url() {
    return url;
  }

  /**
   * Opens the database, and creates the tables if they are missing. The database stays open in this
   * process until the connection is closed.
   *
   * @throws CommandFailure if the file can't be opened
   */
  Connection open() throws CommandFailure {
    try {
      Connection connection = DriverManager.getConnection(url, "rooms", "");
      createTables(connection);
      return connection;
    } catch (SQLException e) {
      throw new CommandFailure("The journal can't be opened: " + e.getMessage()
          + ". The user must be allowed to write the file. Choose another --journal");
    }
  }

  private static void createTables(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(FIND_TABLE)) {
      if (!found.next()) {
        statement.execute(TABLES);
      }
    }
  }
}
