import { colorPickerRecipe } from "./slot-recipes/color-picker";
import { comboboxRecipe } from "./slot-recipes/combobox";
import { datePickerRecipe } from "./slot-recipes/date-picker";
import { menuRecipe } from "./slot-recipes/menu";
import { popoverRecipe } from "./slot-recipes/popover";
import { qrCodeRecipe } from "./slot-recipes/qr-code";
import { ratingGroupRecipe } from "./slot-recipes/rating-group";
import { sliderRecipe } from "./slot-recipes/slider";
import { tabsRecipe } from "./slot-recipes/tabs";
import { tagsInputRecipe } from "./slot-recipes/tags-input";
import { toastRecipe } from "./slot-recipes/toast";
import { tooltipRecipe } from "./slot-recipes/tooltip";
import { treeViewRecipe } from "./slot-recipes/tree-view";

/** The recipes of Chakra's own components, by their names in Chakra. */
export const slotRecipes = {
  colorPicker: colorPickerRecipe,
  combobox: comboboxRecipe,
  datePicker: datePickerRecipe,
  menu: menuRecipe,
  popover: popoverRecipe,
  qrCode: qrCodeRecipe,
  ratingGroup: ratingGroupRecipe,
  slider: sliderRecipe,
  tabs: tabsRecipe,
  tagsInput: tagsInputRecipe,
  toast: toastRecipe,
  tooltip: tooltipRecipe,
  treeView: treeViewRecipe,
};
