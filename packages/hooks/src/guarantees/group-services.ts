import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "../core";
import { guaranteeText } from "./messages";

/** A service as a group shows it; one that the platform no longer offers is not valid. */
export interface GroupService {
  readonly id: number;
  readonly name: string;
  readonly content: string | null;
  readonly isValid: boolean;
}

type Group = Pick<Schema<"GuaranteeGroup">, "guaranteeList">;

/** The services to choose from: those on offer, and for a group that exists the others too, with what is gone for good last. */
export function servicesFor(services: readonly Schema<"Guarantee">[], group?: Group): readonly GroupService[] {
  const known = services
    .filter(({ isShow }) => isShow || group !== undefined)
    .map(({ id, name, content, isShow }): GroupService => ({ id, name, content, isValid: isShow }));
  return [...known, ...goneOf(services, group)];
}

/** The services that a group has, in the order of the platform. */
export const servicesOf = (services: readonly Schema<"Guarantee">[], group: Group): readonly GroupService[] =>
  servicesFor(services, group).filter(({ id }) => group.guaranteeList.some(({ gid }) => gid === id));

const goneOf = (services: readonly Schema<"Guarantee">[], group: Group | undefined) =>
  (group?.guaranteeList ?? [])
    .filter(({ gid }) => !services.some(({ id }) => id === gid))
    .map(({ gid }): GroupService => ({ id: gid, name: textOf(guaranteeText, "list.unknown", { id: gid }), content: null, isValid: false }));
