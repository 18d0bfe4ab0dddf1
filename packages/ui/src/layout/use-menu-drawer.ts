import { useState } from "react";

/** Whether the drawer of narrow windows is open; it closes when another page opens. */
export function useMenuDrawer(page: string) {
  const [openAt, setOpenAt] = useState<string>();
  if (openAt !== undefined && openAt !== page) setOpenAt(undefined);
  return { isOpen: openAt === page, open: () => setOpenAt(page), close: () => setOpenAt(undefined) };
}
