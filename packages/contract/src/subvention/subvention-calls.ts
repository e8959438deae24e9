// What the calls of grants share: who may ask, how a path names a dossier, what is said when nobody knows why.
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { subventionProblems } from '@asso/domain/subvention/subvention.problems';
import { z } from 'zod';

export const demandeurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
export const id = z.string().min(1).max(60);

const sentences = { ...dossierProblems, ...subventionProblems };

export const fallback = <C extends keyof typeof sentences>(code: C) => ({ code, ...sentences[code] });
