/** A value read by the JSON Schema of what it should be: whatever does not fit is said, with its place. */

export type Unfit = 'too-long' | 'no-json' | 'no-scenario' | 'missing' | 'unknown' | 'wrong';

/** Why a text is no scenario. The message is editor-unfit-<word>. */
export class NoScenario extends Error {
  constructor(
    readonly word: Unfit,
    readonly place = '',
  ) {
    super(`${word} ${place}`);
  }
}

/** As much of JSON Schema as the server's types need. */
export interface Schema {
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
  anyOf?: readonly Schema[];
  discriminator?: { propertyName: string; mapping: Readonly<Record<string, string>> };
  enum?: readonly unknown[];
  type?: string;
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: boolean | Schema;
  prefixItems?: readonly Schema[];
  default?: unknown;
}

/** What a schema refers to. */
export function resolved(schema: Schema, whole: Schema): Schema {
  return schema.$ref ? whole.$defs![schema.$ref.replace('#/$defs/', '')]! : schema;
}

/** The value, with everything said that may be left out. */
export function readBy(whole: Schema, value: unknown): unknown {
  return read(whole, value, '');

  function read(written: Schema, value: unknown, place: string): unknown {
    const schema = resolved(written, whole);
    if (schema.anyOf) return read(memberFor(schema, value, place), value, place);
    if (!fits(schema, value)) throw new NoScenario('wrong', place);
    if (Array.isArray(value)) return readList(schema, value, place);
    return isObject(value) ? readObject(schema, value, place) : value;
  }

  /** The member of a union that the value should be. */
  function memberFor({ anyOf, discriminator }: Schema, value: unknown, place: string): Schema {
    if (discriminator && isObject(value)) {
      const { propertyName, mapping } = discriminator;
      const word = String(value[propertyName]);
      if (!Object.hasOwn(mapping, word)) throw new NoScenario('wrong', `${place}.${propertyName}`);
      return { $ref: mapping[word]! };
    }
    const member = anyOf!.find((each) => fits(resolved(each, whole), value));
    if (!member) throw new NoScenario('wrong', place);
    return member;
  }

  function readList({ items, prefixItems }: Schema, list: readonly unknown[], place: string): unknown[] {
    if (prefixItems && list.length !== prefixItems.length) throw new NoScenario('wrong', place);
    const schemaOf = (number: number) => prefixItems?.[number] ?? (items as Schema);
    return list.map((each, number) => read(schemaOf(number), each, `${place}[${number + 1}]`));
  }

  function readObject(schema: Schema, value: Record<string, unknown>, place: string): unknown {
    const { properties = {}, required = [], additionalProperties: more } = schema;
    const at = (key: string) => (place ? `${place}.${key}` : key);
    const schemaOf = (key: string) =>
      Object.hasOwn(properties, key) ? properties[key] : typeof more === 'object' ? more : undefined;
    for (const key of required) if (!Object.hasOwn(value, key)) throw new NoScenario('missing', at(key));
    const found: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) {
      const schema = schemaOf(key);
      if (!schema) throw new NoScenario('unknown', at(key));
      found[key] = read(schema, part, at(key));
    }
    for (const [key, part] of Object.entries(properties)) {
      if (!Object.hasOwn(value, key) && 'default' in part) found[key] = part.default;
    }
    return found;
  }
}

/** Whether it is of the right kind and size, whatever is in it. */
function fits(
  { enum: words, type, minimum = -Infinity, maximum = Infinity }: Schema,
  value: unknown,
): boolean {
  if (words) return words.includes(value);
  switch (type) {
    case 'integer':
      return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
