import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { checksOfAccords } from '../dossier/accord-checks.ts';
import { feature } from '../platform/feature.ts';
import { bureauHandlers } from './bureau.handlers.ts';
import { enveloppeHandlers } from './enveloppe.handlers.ts';
import { checkEnveloppes } from './enveloppe.ts';
import { noteHandlers } from './note.handlers.ts';
import { vueHandlers } from './vue.handlers.ts';

export const instructionFeature = feature({
  name: 'instruction',
  endpoints: {
    bureau: bureauEndpoints,
    enveloppe: enveloppeEndpoints,
    vue: vueEndpoints,
    note: noteEndpoints,
  },
  problems: [instructionProblems],
  build: (platform) => {
    checksOfAccords.add(checkEnveloppes);
    return {
      handlers: {
        bureau: bureauHandlers(platform),
        enveloppe: enveloppeHandlers(platform),
        vue: vueHandlers(platform),
        note: noteHandlers(platform),
      },
    };
  },
});
