/** Runs the tasks in their order, never more than two at once; answers in the same order. */
export async function twoAtATime(tasks) {
  const answers = new Array(tasks.length);
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next++;
      answers[index] = await tasks[index]();
    }
  };
  await Promise.all([worker(), worker()]);
  return answers;
}
