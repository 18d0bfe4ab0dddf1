import { switchNumberUnits } from "@shopkeeper/hooks/texts";
import { layoutSettings } from "./layout-settings";

/** Shortens large numbers by the units of the layout settings, also after they change. */
export function followNumberUnits() {
  const follow = () => switchNumberUnits(layoutSettings.current().numberUnits);
  follow();
  layoutSettings.subscribe(follow);
}
