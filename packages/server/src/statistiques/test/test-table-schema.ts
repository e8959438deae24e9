// Test support: checks a value against its field of a Table Schema (Frictionless), as the receiver of the file does.

export type Field = {
  name: string;
  type: string;
  constraints: {
    required?: boolean;
    pattern?: string;
    maxLength?: number;
    enum?: readonly string[];
    minimum?: number;
    maximum?: number;
  };
};
export type TableSchema = { fields: readonly Field[] };

export function accepts({ type, constraints }: Field, value: string): boolean {
  if (value === '') return constraints.required !== true;
  const {
    pattern,
    maxLength,
    minimum = Number.NEGATIVE_INFINITY,
    maximum = Number.POSITIVE_INFINITY,
  } = constraints;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(value)) return false;
  if (maxLength !== undefined && [...value].length > maxLength) return false;
  if (constraints.enum && !constraints.enum.includes(value)) return false;
  if (type === 'number')
    return /^-?\d+(\.\d+)?$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return true;
}
