import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";
import { systemConfig } from "./system-config";

/** The system that the style sheet of our own recipes is made by, in layers. */
export const system = createSystem(defaultBaseConfig, systemConfig);
