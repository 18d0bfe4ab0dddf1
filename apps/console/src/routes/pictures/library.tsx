export { preloadPictures as preload } from "@shopkeeper/hooks/pictures";
import { useAccount } from "@shopkeeper/hooks/shop";
import { PictureLibraryScreen } from "@shopkeeper/ui/pictures";
import { opensFor } from "../../routing/opens-for";
import { usePage } from "../../shell/page";
import { addressOfUse } from "./address-of-use";

/** /maintain/picture */
export function Component() {
  const { search, open } = usePage();
  const rights = useAccount();
  return (
    <PictureLibraryScreen
      search={search}
      pagePath="/maintain/picture"
      openUse={(use) => {
        const address = addressOfUse(use);
        return opensFor(rights, address.replace(/\?.*/, "")) ? () => open(address) : undefined;
      }}
    />
  );
}
