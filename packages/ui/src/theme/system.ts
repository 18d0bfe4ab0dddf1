import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";
import { systemConfig } from "./system-config";

/** The Chakra system of our style sheets; reset, tokens and the elements of the page are in its layers. */
export const system = createSystem(defaultBaseConfig, systemConfig);
