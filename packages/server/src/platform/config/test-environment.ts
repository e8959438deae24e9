/** What a program started by a test inherits of this one's environment: where programs are, and nothing else. */
export const testEnvironment = (variables: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  ...variables,
});

/** Where the tests leave the lines of their logs, which are searched for secrets when all have run. */
export const testLogsFolder = (): string | undefined => process.env.TEST_LOGS;
