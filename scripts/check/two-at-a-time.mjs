/** Starts the tasks in order, at most two at once, and returns the answers in the same order. */
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
