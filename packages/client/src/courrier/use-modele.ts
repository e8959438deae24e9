import type { ModeleView, VersionModele } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { NatureCourrier } from '@asso/domain/courrier/natures-courrier.rules';
import type { BlocLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { changesBetween, isSame } from '@asso/domain/kernel/changes';
import { useRef, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { keepChanges } from '../platform/draft/draft-storage.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { go } from '../platform/page/navigation.ts';
import { placeKept, useEdition } from '../platform/saisie/use-edition.ts';
import { notify } from '../platform/session/announcements.ts';
import { useUser } from '../platform/session/session.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { newId } from '../ui/page/new-id.ts';
import { courriersHref, modeleHref } from './modele-href.ts';
import type { CourrierEssai } from './use-essai.ts';

/** A template as typed; the service is chosen for a new one only. */
export type ModeleSaisi = {
  id_service: string | null;
  nature: NatureCourrier;
  nom: string;
  objet: string;
  blocs: readonly BlocLettre[];
};

type Create = typeof modeleCourrierEndpoints.createModele;
type Save = typeof modeleCourrierEndpoints.saveModele;

const nameOf = (id: string): string => `modele-courrier-${id}`;

/** Replaces by empty values the nulls that the form keeps for what is empty. */
const whole = ({ nom, objet, blocs, ...others }: ModeleSaisi): ModeleSaisi => ({
  ...others,
  nom: nom ?? '',
  objet: objet ?? '',
  blocs: blocs ?? [],
});

const saisiOf = ({ contenu, service }: ModeleView): ModeleSaisi => ({
  id_service: service.id,
  nature: contenu.nature,
  nom: contenu.nom,
  objet: contenu.objet,
  blocs: contenu.corps.blocs,
});

const contenuOf = ({ nature, nom, objet, blocs }: ModeleSaisi) => ({
  nature,
  nom,
  objet,
  corps: { forme: 1 as const, blocs: [...blocs] },
});

/** Edits a template and returns its actions; what was typed stays when an action is refused. */
export function useModele(modele: ModeleView | null, premierService: string | null) {
  const person = useUser()?._id;
  const vide: ModeleSaisi = { id_service: premierService, nature: 'decision', nom: '', objet: '', blocs: [] };
  const stored = modele ? saisiOf(modele) : vide;
  const [refus, setRefus] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const reread = useReread();
  const saved = useRef<number | null>(null);
  const readAgain = () =>
    Promise.all([modeleCourrierEndpoints.listModeles, modeleCourrierEndpoints.readModele].map(reread));

  const create = async (value: ModeleSaisi, key: string) => {
    const made = await call(modeleCourrierEndpoints.createModele, {
      body: { id_service: value.id_service ?? '', contenu: contenuOf(value) },
      idempotencyKey: key,
    });
    if (!made.ok) return saveAnswer<Create, ModeleSaisi>(made, saisiOf);
    const { id } = made.value;
    return {
      kind: 'fait' as const,
      restarts: false,
      after: async () => {
        // What was typed while the template was being created is kept for its new page.
        const place = placeKept(person, nameOf(id));
        if (place) keepChanges(place, changesBetween(value, latest.current));
        await readAgain();
        announce('Modèle enregistré.');
        go(modeleHref(id), { replace: true });
      },
    };
  };

  const edition = useEdition<ModeleSaisi>({
    name: nameOf(modele?.id ?? 'nouveau'),
    value: stored,
    version: modele?.version ?? null,
    save: async ({ changes, version, value, key }) => {
      saved.current = null;
      const sent = whole(value);
      if (modele === null) return create(sent, key);
      const done = await call(modeleCourrierEndpoints.saveModele, {
        params: { id: modele.id },
        ifMatch: version,
        body: { changes },
      });
      if (done.ok) saved.current = done.value.version;
      return saveAnswer<Save, ModeleSaisi>(done, saisiOf);
    },
    onSaved: () => {
      setRefus([]);
      void readAgain();
      announce('Modèle enregistré.');
    },
  });
  const typed = whole(edition.typed);
  const latest = useRef(typed);
  latest.current = typed;
  const isTyped = modele === null || !isSame(stored, typed);

  /** Shows a refusal above the form, and announces a success. */
  const settle = async (
    done: { ok: true } | { ok: false; problem: ProblemReply },
    sentence: string,
  ): Promise<boolean> => {
    setRefus(done.ok ? [] : fieldsOf(done.problem));
    setAttempt((before) => before + (done.ok ? 0 : 1));
    if (!done.ok) return false;
    await readAgain();
    announce(sentence);
    return true;
  };

  const publish = async (): Promise<void> => {
    if (modele === null) return;
    saved.current = null;
    if (isTyped) await edition.save();
    const version = isTyped ? saved.current : modele.version;
    if (version === null) return;
    const published = await call(modeleCourrierEndpoints.publishModele, {
      params: { id: modele.id },
      ifMatch: version,
      idempotencyKey: newId(),
    });
    await settle(published, 'Version publiée.');
  };

  /** Sends a trial to the person; what is typed is saved first, so that the trial is the letter shown on the page. */
  const sendEssai = async ({ chosen, cas }: Pick<CourrierEssai, 'chosen' | 'cas'>): Promise<void> => {
    if (modele === null) return;
    saved.current = null;
    if (isTyped) await edition.save();
    if (isTyped && saved.current === null) return;
    const sent = await call(modeleCourrierEndpoints.sendEssai, {
      params: { id: modele.id },
      body: { dossier: chosen?.id_fo ?? null, cas },
      idempotencyKey: newId(),
    });
    setRefus(sent.ok ? [] : fieldsOf(sent.problem));
    setAttempt((before) => before + (sent.ok ? 0 : 1));
    if (sent.ok) notify('succes', `Essai envoyé à ${sent.value.envoye_a}, et à personne d’autre.`);
  };

  /** Puts an earlier version in the form; letters use it once it is published again, under a new number. */
  const takeBack = ({ numero, contenu }: VersionModele): void => {
    const { nature, nom, objet, corps } = contenu;
    edition.alter((before) => ({ ...before, nature, nom, objet, blocs: corps.blocs }));
    notify('succes', `La version ${numero} est dans le brouillon : publiez-la pour qu’elle serve.`);
  };

  const archive = async (): Promise<void> => {
    if (modele === null) return;
    const archived = await call(modeleCourrierEndpoints.archiveModele, {
      params: { id: modele.id },
      ifMatch: modele.version,
      idempotencyKey: newId(),
    });
    if (!(await settle(archived, 'Modèle retiré.'))) return;
    edition.forget();
    go(courriersHref);
  };

  return { saisie: { ...edition, typed }, refus, attempt, isTyped, publish, sendEssai, takeBack, archive };
}

export type ModeleEdition = ReturnType<typeof useModele>;

/** Returns the errors of a refusal; the text is called `texte` in the call and `blocs` in the form. */
const fieldsOf = ({ message, problems }: ProblemReply): FieldError[] => {
  const told = problems.map(({ field = '', message: sentence }) => ({
    field: field === 'texte' ? 'blocs' : field,
    message: sentence,
  }));
  return told.length > 0 ? told : [{ field: '', message }];
};
