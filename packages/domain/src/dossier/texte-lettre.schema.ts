// The text of a letter is kept in this form of ours: small, versioned, and never HTML (ADR 0380).
import { z } from 'zod';

/** The cases of a decision; a block of a letter may be written for some of them only. */
export const casDecision = ['accordee', 'partie', 'refusee'] as const;
export type CasDecision = (typeof casDecision)[number];

const gras = z.literal(true).optional();

/**
 * A passage is a text, or the name of a field to fill in (`champ`). An unknown name is accepted here, and reported
 * before the letter is published.
 */
const passageSchema = z.union([
  z.strictObject({ texte: z.string().min(1).max(20_000), gras }),
  z.strictObject({ champ: z.string().max(60), gras }),
]);

/** A line break inside a block is « \n » in its text. */
const passagesSchema = z.array(passageSchema).max(500);

const blocs = [
  z.strictObject({ genre: z.literal('titre'), passages: passagesSchema }),
  z.strictObject({ genre: z.literal('paragraphe'), passages: passagesSchema }),
  z.strictObject({
    genre: z.literal('liste'),
    points: z.array(passagesSchema).min(1).max(200),
    numerotee: z.literal(true).optional(),
  }),
  /** The first row of the table names its columns. */
  z.strictObject({
    genre: z.literal('grille'),
    lignes: z.array(z.array(passagesSchema).min(1).max(8)).min(1).max(60),
  }),
  /** The place of the table of the projects and of their amounts. */
  z.strictObject({ genre: z.literal('tableau') }),
] as const;

const blocSimpleSchema = z.discriminatedUnion('genre', blocs);
const conditionSchema = z.strictObject({
  genre: z.literal('condition'),
  cas: z.array(z.enum(casDecision)).min(1).max(casDecision.length),
  blocs: z.array(blocSimpleSchema).max(100),
});

const blocsLettreSchema = z.array(z.discriminatedUnion('genre', [...blocs, conditionSchema])).max(300);
export const texteLettreSchema = z.strictObject({ forme: z.literal(1), blocs: blocsLettreSchema });

export type Passage = z.infer<typeof passageSchema>;
export type BlocSimple = z.infer<typeof blocSimpleSchema>;
export type LettreCondition = z.infer<typeof conditionSchema>;
export type BlocLettre = BlocSimple | LettreCondition;
export type TexteLettre = z.infer<typeof texteLettreSchema>;
