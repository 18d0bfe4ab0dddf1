/** The file at an address of the page; rejects if there is none. `force-cache` uses a cached copy. */
export async function fileAt(address: string, cache: RequestCache = "default"): Promise<Blob> {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new Error(`There is no file at ${address}`);
  return answer.blob();
}
