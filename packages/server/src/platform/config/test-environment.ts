/** What a program started by a test inherits of this one's environment: where programs are, and nothing else. */
export const testEnvironment = (variables: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  ...variables,
});
