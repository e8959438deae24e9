import { passSportEndpoints as calls } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { CodeVerifie, DossierPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { codesMax, readCodes } from '@asso/domain/pass-sport/code.rules';
import { useState } from 'react';
import { actErrors } from '../dossier/act-errors.ts';
import { call } from '../platform/call/call.ts';
import { useActKey } from '../platform/saisie/use-act-key.ts';
import { notify } from '../platform/session/announcements.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { titreOptions, titreSiren } from './titres.ts';

type Given = {
  structure: StructurePsp;
  dossier: DossierPsp;
  onEnrolled: (dossier: DossierPsp) => Promise<void>;
};

/** Keeps the typed codes and their results, and enrols the good ones; a refused code stays, to be corrected. */
export function useCodes({ structure, dossier, onEnrolled }: Given) {
  const [texte, setTexte] = useState('');
  const [titre, setTitre] = useState<string | null>(null);
  const [resultats, setResultats] = useState<readonly CodeVerifie[] | null>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const keyOf = useActKey();
  const params = { id: dossier.id };

  const refuse = (found: readonly FieldError[]) => {
    setErrors(found);
    setAttempt((n) => n + 1);
  };

  const verify = async () => {
    const codes = readCodes(texte);
    const wrong = codesProblem(codes.length);
    if (wrong) return refuse([{ field: 'codes', message: wrong }]);
    setIsChecking(true);
    const outcome = await call(calls.verifyCodesPsp, { params, body: { codes } });
    setIsChecking(false);
    if (!outcome.ok) return refuse(actErrors(outcome.problem));
    setErrors([]);
    const found = outcome.value.resultats;
    setResultats(found);
    const bons = found.filter(({ problem }) => !problem).length;
    announce(`${count(bons, 'code bon', 'codes bons')} sur ${found.length}.`);
  };

  const enrol = async () => {
    const bons = (resultats ?? []).filter(({ problem }) => !problem).map(({ id_psp }) => id_psp);
    const options = titreOptions(structure);
    const chosen = titre ?? (options.length === 1 ? options[0]?.value : null);
    if (options.length > 1 && !chosen) {
      return refuse([
        { field: 'federation.siren', message: 'Choisissez la fédération de ces inscriptions.' },
      ]);
    }
    const body = { codes: bons, federation: { siren: chosen ? titreSiren(chosen) : null } };
    const outcome = await call(calls.createInscriptionsPsp, {
      params,
      body,
      idempotencyKey: keyOf('enrol', dossier.version, body),
    });
    if (!outcome.ok) return refuse(actErrors(outcome.problem));
    setErrors([]);
    const { resultats: faits, dossier: saved } = outcome.value;
    const inscrits = faits.filter(({ inscription }) => inscription).map(({ id_psp }) => id_psp);
    const refuses = faits.flatMap(({ id_psp, problem }) =>
      problem ? [{ id_psp, beneficiaire: null, problem }] : [],
    );
    const restants = [...(resultats ?? []).filter(({ problem }) => problem), ...refuses];
    // Refused codes stay, to be corrected; enrolled ones go away.
    setResultats(restants.length > 0 ? restants : null);
    setTexte(restants.map(({ id_psp }) => id_psp).join('\n'));
    await onEnrolled(saved);
    if (inscrits.length > 0) {
      notify('succes', `${count(inscrits.length, 'bénéficiaire inscrit', 'bénéficiaires inscrits')}.`);
    }
  };

  return { texte, setTexte, titre, setTitre, resultats, errors, attempt, isChecking, verify, enrol };
}

function codesProblem(n: number): string | null {
  if (n === 0) return 'Indiquez au moins un code Pass’Sport.';
  return n > codesMax ? `Vérifiez ${codesMax} codes au plus à la fois : il y en a ${n}.` : null;
}
