import { useEffect, useState } from "react";
import { measurePicture } from "./measure-picture";

/** The bytes and pixels of a picture; undefined until they are known. */
export function usePictureFacts(address: string) {
  const [known, setKnown] = useState<{ address: string; facts: Awaited<ReturnType<typeof measurePicture>> }>();
  useEffect(() => {
    if (address === "") return undefined;
    let isCurrent = true;
    void measurePicture(address).then((facts) => isCurrent && setKnown({ address, facts }));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return known?.address === address ? known.facts : undefined;
}
