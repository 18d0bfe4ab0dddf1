import { expect, test } from "vitest";
import { degreesText } from "./coordinates";
import { mapPlace } from "./map-place";

const westLake = { latitude: 30.246, longitude: 120.1432 };

test.each([
  ["two numbers, latitude first", "30.246,120.1432"],
  ["two numbers, longitude first", "120.1432, 30.246"],
  ["two numbers with a space, in brackets", "(30.246 120.1432)"],
  ["a Chinese comma", "30.246，120.1432"],
  ["an Amap marker", "https://uri.amap.com/marker?position=120.1432,30.246&name=%E8%A5%BF%E6%B9%96"],
  ["an Amap place", "https://www.amap.com/?p=B0FFG1,30.246,120.1432,%E8%A5%BF%E6%B9%96,%E6%9D%AD%E5%B7%9E"],
  ["an Amap point in what an app shares", "西湖 https://ditu.amap.com/regeo?lng=120.1432&lat=30.246 来自高德地图"],
  ["a Tencent marker", "https://apis.map.qq.com/uri/v1/marker?marker=coord:30.246,120.1432;title:%E8%A5%BF%E6%B9%96"],
  ["a Tencent point", "https://map.qq.com/?type=marker&pointx=120.1432&pointy=30.246"],
  ["a Baidu marker in Chinese coordinates", "https://api.map.baidu.com/marker?location=30.246,120.1432&coord_type=gcj02"],
  ["a Google pin, before the middle of the map", "https://www.google.com/maps/place/X/@31.2,121.4,15z/data=!3m1!3d30.246!4d120.1432"],
  ["the middle of a Google map", "https://www.google.com.hk/maps/@30.246,120.1432,17z"],
  ["a Google search", "https://maps.google.com/?q=30.246,120.1432"],
])("%s", (_what, text) => expect(mapPlace(text)).toEqual(westLake));

const near = (place: ReturnType<typeof mapPlace>) =>
  place && { latitude: place.latitude.toFixed(4), longitude: place.longitude.toFixed(4) };

test("Baidu's own degrees and metres become those of the other Chinese maps", () => {
  const gate = { latitude: "39.9088", longitude: "116.3976" };
  expect(near(mapPlace("https://api.map.baidu.com/marker?location=39.915119,116.403963"))).toEqual(gate);
  expect(near(mapPlace("https://map.baidu.com/@12958171.4,4825941.8,18.98z"))).toEqual(gate);
});

test.each([
  "",
  "西湖",
  "120.1",
  "91,181",
  "https://surl.amap.com/4kLmNoP",
  "https://j.map.baidu.com/a/b",
  "https://evil.test/?q=30.2,120.1",
])("%s names no place", (text) => expect(mapPlace(text)).toBeUndefined());

test("degrees are stored to six decimals", () => expect(degreesText(30.2460000004)).toBe("30.246000"));
