/** Whether `answer` resolves within this many milliseconds; it may continue afterwards. */
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
