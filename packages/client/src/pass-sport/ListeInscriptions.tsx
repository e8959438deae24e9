import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { DossierPsp, InscriptionPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { withElision } from '@asso/domain/identifiants/elision';
import { etatsPaiement, ordrePaiement } from '@asso/domain/paiement/demande-paiement.states';
import { useMemo, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { useList } from '../platform/list/use-list.ts';
import { useActKey } from '../platform/saisie/use-act-key.ts';
import { notify } from '../platform/session/announcements.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ChangerFederation } from './ChangerFederation.tsx';
import { InscriptionsTable } from './InscriptionsTable.tsx';
import { titreOptions } from './titres.ts';

type ListeInscriptionsProps = {
  structure: StructurePsp;
  dossier: DossierPsp;
  onChanged: () => Promise<unknown>;
};

/** Lists the enrolments, the latest first, filtered by state, federation or words. */
export function ListeInscriptions({ structure, dossier, onChanged }: ListeInscriptionsProps) {
  const [retiree, setRetiree] = useState<InscriptionPsp | null>(null);
  const [changee, setChangee] = useState<InscriptionPsp | null>(null);
  const hasTitres = titreOptions(structure).length > 1;
  const row = useMemo(() => inscriptionsOf(structure, dossier), [structure, dossier]);
  const list = useList(row, { params: { id: dossier.id } });
  return (
    <section className="pile" aria-labelledby="psp-inscriptions">
      <h2 className="fr-h4" id="psp-inscriptions" tabIndex={-1}>
        Inscriptions
      </h2>
      <ListBlock list={list}>
        {({ items }) => (
          <InscriptionsTable
            items={items}
            canRemove={dossier.hasWright}
            onRemove={setRetiree}
            {...(hasTitres ? { onFederation: setChangee } : {})}
          />
        )}
      </ListBlock>
      {changee && (
        <ChangerFederation
          structure={structure}
          inscription={changee}
          onClose={() => setChangee(null)}
          onChanged={async () => {
            setChangee(null);
            await onChanged();
          }}
        />
      )}
      {retiree && (
        <RetirerInscription
          inscription={retiree}
          onClose={() => setRetiree(null)}
          onRemoved={async () => {
            setRetiree(null);
            await onChanged();
            document.getElementById('psp-inscriptions')?.focus();
          }}
        />
      )}
    </section>
  );
}

const inscriptionsOf = ({ federations }: StructurePsp, { empechement }: DossierPsp) =>
  listRow({
    call: passSportEndpoints.listInscriptionsPsp,
    search: { label: 'Code, nom, commune', name: 'searchQuery' },
    filters: [
      {
        key: 'etats',
        label: 'État',
        isMultiple: true,
        // « supprimé » is the name of two states, so the label of one adds that the service removed the enrolment.
        options: ordrePaiement.map((value) => ({
          value,
          label: value === '9' ? 'supprimé par le service' : etatsPaiement[value],
        })),
      },
      ...(federations.length < 2
        ? []
        : [
            {
              key: 'federation',
              label: 'Fédération',
              options: federations.map(({ siren, nom }) => ({ value: siren, label: nom })),
            },
          ]),
    ],
    noun: ['inscription', 'inscriptions'],
    empty: {
      fact: 'Aucune inscription pour l’instant.',
      why: empechement ? undefined : 'Vérifiez des codes, puis inscrivez leurs bénéficiaires.',
    },
    noneFound: { fact: 'Aucune inscription ne correspond à cette recherche.' },
  });

type RetirerInscriptionProps = {
  inscription: InscriptionPsp;
  onClose: () => void;
  onRemoved: () => Promise<void>;
};

/** Asks for a confirmation: a removed enrolment does not come back, but its code can be enrolled again. */
function RetirerInscription({ inscription, onClose, onRemoved }: RetirerInscriptionProps) {
  const [refus, setRefus] = useState<string | null>(null);
  const keyOf = useActKey();
  const { id, dossier_id, beneficiaire, version } = inscription;
  const nom = `${beneficiaire.prenom} ${beneficiaire.nom}`;
  const remove = async () => {
    const outcome = await call(passSportEndpoints.deleteInscriptionPsp, {
      params: { id: dossier_id, inscriptionId: id },
      idempotencyKey: keyOf('remove', id, version),
    });
    if (!outcome.ok) return setRefus(outcome.problem.message);
    notify('succes', `L’inscription ${withElision(nom)} est retirée.`);
    await onRemoved();
  };
  return (
    <Dialog
      title={`Retirer l’inscription ${withElision(nom)} ?`}
      onClose={onClose}
      action={{ label: 'Oui, retirer', onPress: remove, isDanger: true }}
    >
      {refus && <Notice tone="erreur" title={refus} />}
      <p>
        Elle ne sera pas remboursée. Le code <span className="nombre">{beneficiaire.id_psp}</span> redevient
        libre : vous pouvez l’inscrire à nouveau tant que les inscriptions sont ouvertes.
      </p>
    </Dialog>
  );
}
