// A service exports its queue as a file (§7; screens, File d'instruction).
import { nomsColonnes } from '@asso/domain/instruction/colonnes-file.rows';
import { type FormatExport, formatsExport, maxNamed } from '@asso/domain/instruction/export.rows';
import { z } from 'zod';
import { quelsDossiers } from '../dossier/dossier.endpoints.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs } from './instruction-calls.ts';

const dossiersSchema = z.object(quelsDossiers);
export type ExportAsked = z.output<typeof dossiersSchema>;

/** The ids are joined in one parameter, because a selection is too long for a repeated parameter. */
const selection = z
  .string()
  .max(8_000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(maxNamed));

/** The columns are joined in one parameter: « numero,affectes ». */
const colonnes = z
  .string()
  .max(400)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(nomsColonnes)).min(1));

export const exportEndpoints = {
  exportDossiers: endpoint({
    method: 'GET',
    path: '/rds/export/dossiers/{format}',
    summary:
      'Les dossiers de la file en un fichier : CSV, Excel, LibreOffice, ou les colonnes que lisent les outils de l’État.',
    access: instructeurs,
    params: { format: z.enum(Object.keys(formatsExport) as FormatExport[]) },
    /**
     * `ids` exports only these dossiers and `sauf` all but these; `colonnes` names the columns, in order, for the
     * formats whose columns are free.
     */
    query: z.object({
      ...quelsDossiers,
      ids: selection.optional(),
      sauf: selection.optional(),
      colonnes: colonnes.optional(),
    }),
    replica: true,
    reply: 'fichier',
    problems: ['instruction.exports-en-cours'],
  }),
} as const satisfies EndpointTable;
