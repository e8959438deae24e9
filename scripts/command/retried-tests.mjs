// A test that failed is played once more. One that then passes depends on something besides the code, so it is listed to
// be corrected; outside CI it also fails the command, as a journey does (playwright.config.ts).

/** A reporter of Vitest. */
export default class RetriedTests {
  #listed = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    this.#listed.push(`  ${test.module.relativeModuleId} › ${test.fullName}\n    ${error?.message ?? ''}`);
  }

  onTestRunEnd() {
    if (this.#listed.length === 0) return;
    console.log(`\npassed only when played again, to be corrected:\n${this.#listed.join('\n')}`);
    if (!process.env.CI) process.exitCode = 1;
  }
}
