/** Whether `answer` resolves within so many milliseconds; it may go on afterwards. */
export function answersWithin(ms: number, answer: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isAnswered: boolean) => {
      clearTimeout(timer);
      resolve(isAnswered);
    };
    const timer = setTimeout(() => end(false), ms);
    answer.then(
      () => end(true),
      () => end(false),
    );
  });
}
