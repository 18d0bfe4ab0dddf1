export { UserChooser, type UserChooserProps } from "./user-chooser";
