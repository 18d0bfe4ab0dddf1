import { MenuHost } from "../core/menu-host";
import { Toaster } from "../core/toaster";
import { TooltipHost } from "../core/tooltip-host";

/** The one menu, tooltip and toaster of the pages inside the shell; pages outside it, like the login, do without them. */
export function SharedHosts() {
  return (
    <>
      <MenuHost />
      <TooltipHost />
      <Toaster />
    </>
  );
}
