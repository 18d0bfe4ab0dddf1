/** The file at an address of the page's; rejects where there is none. `force-cache` takes a copy that is there already. */
export async function fileAt(address: string, cache: RequestCache = "default"): Promise<Blob> {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new Error(`There is no file at ${address}`);
  return answer.blob();
}
