// A person certifies what they send with these fields: the place, and a box to tick (§4 Wizard steps, step 4).
import { formats } from '../identifiants/formats.ts';
import type { Fields } from '../kernel/fields.ts';

export const certificationFields = {
  lieu: {
    kind: 'text',
    label: 'Fait à',
    max: 60,
    format: formats.ville,
    requiredAt: 'transmission',
    autocomplete: 'address-level2',
  },
  certifie: {
    kind: 'bool',
    mustBeTrue: true,
    label: 'Je certifie que ces informations sont exactes et sincères',
    requiredAt: 'transmission',
  },
} as const satisfies Fields;
