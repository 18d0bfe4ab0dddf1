import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";
import { systemConfig } from "./system-config";

/** The system that our style sheets are made by; reset, tokens and the elements of the page stand in its layers. */
export const system = createSystem(defaultBaseConfig, systemConfig);
