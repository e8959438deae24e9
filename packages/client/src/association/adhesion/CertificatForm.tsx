import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { certificatFields, demandeFields } from '@asso/domain/association/certificat.fields';
import type { Fields } from '@asso/domain/kernel/fields';
import { knownChoices } from '@asso/domain/kernel/listes';
import { type FormEvent, type ReactNode, useState } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { listesDuJour } from '../../ui/table/listes.ts';
import { adhesionHref, numeroOf } from './adhesion-href.ts';
import { useAdhesion } from './use-adhesion.ts';

type CertificatFormProps = {
  association: AssociationTrouvee;
  siret: string | null;
  /** These are shown before the fields. */
  children?: ReactNode;
};

const stage = 'saisie';

/** The address may hold any text, so only known functions are accepted. */
const fonctionOf = (code: string | null): string | null =>
  knownChoices(certificatFields.fonction, listesDuJour.get()).find(({ value }) => value === code)?.value ??
  null;

/** The chosen function stays in the address; the box must be ticked anew each time. */
export function CertificatForm({ association, siret, children }: CertificatFormProps) {
  const params = useQueryParams();
  const [certificat, setCertificat] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  // When the association already has managers, they must answer: the form sends a request.
  const isDemande = association.gestionnaires > 0;
  const fields: Fields = isDemande ? demandeFields : certificatFields;
  const fonction = fonctionOf(params.get('fonction'));
  const value = { fonction, certificat, message };
  const adhesion = useAdhesion(association, siret);
  const errors = useFormErrors({
    fields,
    value,
    context: { stage },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) await adhesion.join({ fonction: fonction ?? 'AUT', certificat, message });
  };
  const change = (path: string, to: unknown) => {
    if (path === 'certificat') setCertificat(to === true);
    else if (path === 'message') setMessage(typeof to === 'string' ? to : null);
    else params.set({ [path]: typeof to === 'string' ? to : null }, { replace: true });
  };
  const back = { q: params.get('q'), asso: numeroOf(association), siret };
  const isAlone = (association.etablissements ?? []).filter(({ actif }) => actif).length <= 1;
  const shown = errors.shown.length > 0 ? errors.shown : adhesion.refusals;
  return (
    <form className="pile" noValidate onSubmit={submit}>
      <ErrorSummary errors={shown} attempt={errors.attempt + adhesion.attempt} />
      {children}
      <FieldList fields={fields} value={value} onChange={change} errors={shown} stage={stage} />
      <div className="actions">
        <ActionButton isBusy={adhesion.isBusy} busyText={isDemande ? 'Demande en cours…' : 'Ajout en cours…'}>
          {isDemande ? 'Demander l’accès' : 'Ajouter cette association'}
        </ActionButton>
        <button
          type="button"
          className="fr-btn fr-btn--secondary"
          onClick={() => go(adhesionHref(isAlone ? 'choix-association' : 'choix-etablissement', back))}
        >
          Retour
        </button>
      </div>
    </form>
  );
}
