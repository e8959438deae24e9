import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { associationProblems } from '@asso/domain/association/association.problems';
import { type AssociationSaisie, saisieFields } from '@asso/domain/association/saisie.fields';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { type FormEvent, useRef, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { actFor } from '../../platform/session/acting-for.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { newId } from '../../ui/page/new-id.ts';
import { adhesionHref } from './adhesion-href.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';

const sentences = { ...identifiantProblems, ...associationProblems };

/**
 * « Continuer sans registre »: what the person types is marked « Déclaré par vous », and the register completes it
 * later.
 */
export function SaisieAssociation({ q }: { q: string }) {
  const nom = useQueryParams().get('nom');
  const [value, setValue] = useState<AssociationSaisie>(nom ? { nom } : {});
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(newId());
  const checks = useFormErrors({ fields: saisieFields, value, context: { stage: 'saisie' }, sentences });
  const errors = checks.shown.length > 0 ? checks.shown : refusals;

  const send = async () => {
    const { nom, commune, code_postal, id_rna, id_siren, fonction, certificat } = value;
    const outcome = await call(accesEndpoints.saisirAssociation, {
      body: {
        nom: nom ?? '',
        commune: commune ?? '',
        code_postal: code_postal ?? '',
        id_rna,
        id_siren,
        fonction: fonction ?? 'AUT',
        certificat: certificat === true,
      },
      idempotencyKey: key.current,
    });
    if (!outcome.ok) {
      key.current = newId();
      setRefusals(outcome.problem.problems.map(({ field = '', message }) => ({ field, message })));
      return setRefusedTimes((before) => before + 1);
    }
    wantHeadingFocus();
    const user = await loadUser({ again: true });
    const membership = user?.associations.find((one) => one.id_association === outcome.value.id_association);
    if (membership) actFor(membership);
    notify('succes', 'Votre association est ajoutée.');
    go('/user/dashboard');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !checks.check()) return;
    setIsBusy(true);
    await send();
    setIsBusy(false);
  };
  return (
    <CadreAdhesion
      titre="Saisir votre association"
      chapo="Ces informations seront marquées « Déclaré par vous ». Nous les rapprocherons du registre plus tard, par le numéro RNA ou le SIREN."
    >
      <form className="pile" noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} attempt={checks.attempt + refusedTimes} />
        <FieldList
          fields={saisieFields}
          value={value}
          onChange={(path, to) => {
            setRefusals([]);
            setValue((before) => ({ ...before, [path]: to }));
          }}
          errors={errors}
          sentences={sentences}
          stage="saisie"
        />
        <div className="actions">
          <ActionButton isBusy={isBusy} busyText="Ajout en cours…">
            Ajouter cette association
          </ActionButton>
          <AppLink className="fr-btn fr-btn--secondary" href={adhesionHref('choix-association', { q })}>
            Revenir à la recherche
          </AppLink>
        </div>
      </form>
    </CadreAdhesion>
  );
}
