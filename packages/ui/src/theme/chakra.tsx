import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { ChakraProvider, createSystem } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { systemConfig } from "./system-config";

/**
 * Chakra's own components insert their rules as they open, and a rule in a layer makes the browser lay out the whole page again:
 * theirs are in no layer, above the layers of the page's sheet. Tokens and reset are in that sheet already.
 */
const system = { ...createSystem(defaultBaseConfig, { ...systemConfig, disableLayers: true }), _global: [] };

/**
 * The provider of Chakra's own components. Only popups and dialogs import it, and they are lazy: Chakra's runtime is loaded with
 * the first of them.
 */
export const Chakra = ({ children }: { children: ReactNode }) => <ChakraProvider value={system}>{children}</ChakraProvider>;
