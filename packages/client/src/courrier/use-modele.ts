import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { ContenuModele } from '@asso/domain/courrier/modele-courrier.rules';
import { type Changes, changesBetween } from '@asso/domain/kernel/changes';
import { useRef, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';
import { go } from '../platform/page/navigation.ts';
import { useReread } from '../platform/use-read.ts';
import { announce } from '../ui/page/announcer.ts';
import { newId } from '../ui/page/new-id.ts';
import { courriersHref, modeleHref } from './modele-href.ts';

export type Refus = Pick<ProblemReply, 'code' | 'message' | 'problems'>;

/** Adds what was typed in this browser and not saved, which outlives a closed tab. */
const withKept = (stored: ContenuModele, kept: Changes): ContenuModele => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(kept).flatMap(([name, { to }]) => (typeof to === 'string' ? [[name, to]] : [])),
  ),
});

const nameOf = (id: string): string => `modele-courrier-${id}`;

const vide: ContenuModele = { nature: 'accord', nom: '', objet: '', texte: '' };

/** Edits a template and offers its acts; a refused act keeps what was typed. */
export function useModele(modele: ModeleView | null, premierService: string | null) {
  const stored = modele?.contenu ?? vide;
  const name = nameOf(modele?.id ?? 'nouveau');
  const [contenu, setTyped] = useState(() => withKept(stored, keptChanges(name)));
  const [service, setService] = useState(modele?.service.id ?? premierService);
  const [refus, setRefus] = useState<Refus | null>(null);
  const key = useRef(newId());
  const reread = useReread();
  const latest = useRef(contenu);
  const setContenu = (typed: ContenuModele) => {
    latest.current = typed;
    setTyped(typed);
    keepChanges(name, changesBetween(stored, typed));
  };
  const isTyped = modele === null || JSON.stringify(contenu) !== JSON.stringify(modele.contenu);

  /** What was typed after the request left is not saved yet, so it stays kept. */
  const keepSince = (under: string) => keepChanges(under, changesBetween(contenu, latest.current));

  const settle = async (
    done: { ok: true } | { ok: false; problem: Refus },
    said: string,
  ): Promise<boolean> => {
    setRefus(done.ok ? null : done.problem);
    if (!done.ok) return false;
    keepSince(name);
    await Promise.all([modeleCourrierEndpoints.listModeles, modeleCourrierEndpoints.readModele].map(reread));
    announce(said);
    return true;
  };

  /** Returns the version once saved, or null when the save was refused. */
  const save = async (): Promise<number | null> => {
    if (modele === null) {
      const made = await call(modeleCourrierEndpoints.createModele, {
        body: { id_service: service ?? '', contenu },
        idempotencyKey: key.current,
      });
      if (!(await settle(made, 'Modèle enregistré.')) || !made.ok) return null;
      // The page of the created template starts with what was typed meanwhile, and the next new template starts
      // empty.
      keepSince(nameOf(made.value.id));
      keepChanges(name, {});
      go(modeleHref(made.value.id), { replace: true });
      return made.value.version;
    }
    const saved = await call(modeleCourrierEndpoints.saveModele, {
      params: { id: modele.id },
      ifMatch: modele.version,
      body: { contenu },
    });
    return (await settle(saved, 'Modèle enregistré.')) && saved.ok ? saved.value.version : null;
  };

  const publish = async (): Promise<void> => {
    if (modele === null) return;
    const version = isTyped ? await save() : modele.version;
    if (version === null) return;
    const published = await call(modeleCourrierEndpoints.publishModele, {
      params: { id: modele.id },
      ifMatch: version,
      idempotencyKey: newId(),
    });
    await settle(published, 'Version publiée.');
  };

  const archive = async (): Promise<void> => {
    if (modele === null) return;
    const archived = await call(modeleCourrierEndpoints.archiveModele, {
      params: { id: modele.id },
      ifMatch: modele.version,
      idempotencyKey: newId(),
    });
    if (!(await settle(archived, 'Modèle retiré.'))) return;
    keepChanges(name, {});
    go(courriersHref);
  };

  return { contenu, setContenu, service, setService, refus, isTyped, save, publish, archive };
}
