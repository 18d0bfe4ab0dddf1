import type { SearchParamsState } from "@shopkeeper/hooks/list";
import { useState } from "react";

/** Search parameters as a router keeps them, for a screen rendered without a router. */
export const useSearch = (text = ""): SearchParamsState => useState(() => new URLSearchParams(text));
