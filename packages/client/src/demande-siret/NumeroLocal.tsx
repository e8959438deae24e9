import { numeroLocalEndpoints } from '@asso/contract/association/numero-local.endpoints';
import { numeroLocalProblems } from '@asso/domain/association/numero-local.problems';
import {
  champsNumeroLocal,
  formatsLocaux,
  nomNumeroLocal,
} from '@asso/domain/association/numero-local.rules';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import type { GenreLocal } from '@asso/domain/identifiants/numero-etablissement';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { notify } from '../platform/session/announcements.ts';
import { loadUser } from '../platform/session/session.ts';

type NumeroLocalProps = {
  /** Any identifier of the association. */
  id: string;
  genre: GenreLocal;
  /** The number already written, which may be corrected. */
  present: string | null;
};

const lieux: Readonly<Record<GenreLocal, string>> = {
  ridet: 'En Nouvelle-Calédonie',
  tahiti: 'En Polynésie française',
};

/** Asks an association that Sirene does not cover for the number of its own register, which stands for the SIRET. */
export function NumeroLocal({ id, genre, present }: NumeroLocalProps) {
  const nom = nomNumeroLocal(genre);
  const saisie = useSaisie({
    name: `numero-local-${id}`,
    value: {} as { numero?: string | null },
    send: ({ numero }) =>
      call(numeroLocalEndpoints.declareNumeroLocal, {
        query: { id_asso: id },
        body: { numero: numero ?? '' },
      }),
    onDone: async ({ id_siret }) => {
      await loadUser({ again: true });
      notify('succes', `Le numéro ${formatSiret(id_siret)} est inscrit.`);
      go(`/informations-administratives/${id_siret}`);
    },
  });
  const lu = formatsLocaux[genre].normalise?.(saisie.typed.numero ?? '') ?? '';
  const isLu = formatsLocaux[genre].check(lu) === null;
  return (
    <section className="pile" aria-labelledby="numero-local">
      <h2 className="fr-h4" id="numero-local">
        {lieux[genre]}, le numéro d’une association est le {nom}
      </h2>
      <p>Il tient lieu de SIRET : dans vos demandes, leurs PDF et les paiements.</p>
      {present && <p>Numéro inscrit : {formatSiret(present)}.</p>}
      <SaisieForm
        label={present ? 'Corriger le numéro' : 'Inscrire le numéro'}
        saisie={saisie}
        fields={champsNumeroLocal(genre)}
        sentences={numeroLocalProblems}
      >
        <p aria-live="polite">
          {isLu && `Relisez-le : ${formatSiret(lu)}. C’est sous ce numéro que vous serez payés.`}
        </p>
      </SaisieForm>
    </section>
  );
}
