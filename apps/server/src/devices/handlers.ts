import { DeviceAlarm } from "@shopkeeper/sdk/contract";
import { consumableProblems, deviceRuleMessages, deviceTimes, mostDevices, refillProblems } from "@shopkeeper/sdk/rules/devices";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf } from "../kernel/handlers";
import { invalidFields, Refusal } from "../core/refusal";
import { secretToken } from "../core/secret-token";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { consumableRows } from "./consumable-rows";
import { deviceRows, deviceSummary } from "./device-rows";

/** The calls on the shop's devices, and the call for devices. */
export const deviceHandlers: HandlersOf<"devices"> = {
  async listDevices({ query, shop, platform }) {
    const page = await shop.devices.list.page(query);
    return { ...page, list: await deviceRows(shop, page.list, platform.clock.now()) };
  },

  getDeviceSummary: ({ shop, platform }) => deviceSummary(shop, platform.clock.now()),

  async getDevice({ path, query, shop, platform }) {
    const row = await deviceOf(shop, path.id);
    const hours = query.hours ?? 6;
    const [device] = await deviceRows(shop, [row], platform.clock.now(), hours);
    if (!device) throw new Refusal("deviceMissing");
    const pastAlarms = (await shop.devices.alarms.past(row.id)).map(({ id, code, startTime, endTime }) => ({
      ...{ id, code, startTime: wireTime(startTime), endTime: wireTimeOrNull(endTime) },
    }));
    return { ...device, hours, pastAlarms };
  },

  async saveDevice({ body: { name, kind, place = "" }, shop }) {
    // of two concurrent calls that add the last device the second sees the first
    await shop.merchant.lock();
    if ((await shop.devices.count()) >= mostDevices) throw new Refusal("deviceTooMany", { limit: mostDevices });
    return { id: await shop.devices.add({ name, kind, place }) };
  },

  async updateDevice({ body: { id, name, kind, place, version }, shop, platform }) {
    const before = await deviceOf(shop, id);
    if (await shop.devices.update(id, { name, kind, place: place ?? before.place }, version)) return null;
    const [current] = await deviceRows(shop, [await deviceOf(shop, id)], platform.clock.now());
    throw versionConflict(current);
  },

  async deleteDevice({ path, shop }) {
    if (!(await shop.devices.remove(path.id))) throw new Refusal("deviceMissing");
    await shop.devices.consumables.removeOf(path.id);
    await shop.devices.alarms.set(path.id, []);
    return null;
  },

  async renewDeviceToken({ path, shop, platform }) {
    const token = secretToken("device", platform.random);
    if (!(await shop.devices.setToken(path.id, token))) throw new Refusal("deviceMissing");
    return { token };
  },

  async revokeDeviceToken({ path, shop }) {
    if (!(await shop.devices.setToken(path.id, null))) throw new Refusal("deviceMissing");
    return null;
  },

  listConsumables: ({ shop, platform }) => consumableRows(shop, platform.clock.now()),

  async updateConsumable({ body: { id, capacity, warnAt, version }, shop, platform }) {
    const { deviceId } = await consumableOf(shop, id);
    const problems = problemTexts(consumableProblems({ capacity, warnAt }), deviceRuleMessages);
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    if (await shop.devices.consumables.update(id, { capacity, warnAt }, version)) return judgeLevels(shop, deviceId);
    throw versionConflict((await consumableRows(shop, platform.clock.now())).find((one) => one.id === id));
  },

  async refillConsumable({ body: { id, amount, note = "" }, shop, session }) {
    const consumable = await consumableOf(shop, id);
    const problems = problemTexts(refillProblems({ amount }, consumable), deviceRuleMessages);
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    const isDone = await shop.devices.consumables.refill(id, amount, { operator: session.realName, note });
    if (!isDone) throw new Refusal("consumableMissing");
    return judgeLevels(shop, consumable.deviceId);
  },

  async listRefills({ query: { consumableId, ...paging }, shop }) {
    await consumableOf(shop, consumableId);
    const page = await shop.devices.consumables.refills(consumableId, paging);
    return {
      ...page,
      list: page.list.map(({ id, amount, level, source, operator, note, createTime }) => ({
        ...{ id, amount, level, source, operator, note, createTime: wireTime(createTime) },
      })),
    };
  },

  async reportDevice({ body, device, shop }) {
    if (!(await shop.devices.report(device.id, body))) throw new Refusal("deviceTokenDead");
    return { nextSeconds: deviceTimes.online / 2 };
  },
};

/** Updates the alarm of a device after a person has changed its consumables, until the next report. */
async function judgeLevels(shop: Shop, deviceId: number) {
  await shop.devices.alarms.put(deviceId, DeviceAlarm.runningOut, await shop.devices.consumables.isRunningOut(deviceId));
  return null;
}

async function deviceOf(shop: Shop, id: number) {
  const row = await shop.devices.find(id);
  if (!row) throw new Refusal("deviceMissing");
  return row;
}

async function consumableOf(shop: Shop, id: number) {
  const row = await shop.devices.consumables.find(id);
  if (!row) throw new Refusal("consumableMissing");
  return row;
}
