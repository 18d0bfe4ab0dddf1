export { platformLeaves, platformRoots } from "./platform-rows";
