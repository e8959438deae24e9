import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { haaProblemTable } from '@asso/domain/agrement/haa/haa.problems';
import type { Choice } from '@asso/domain/kernel/fields';
import { useRef } from 'react';
import { etablissementOptions } from '../../association/adhesion/etablissement-options.ts';
import { toDraft } from '../../association/collection/draft-of.ts';
import { nameWithFonction } from '../../association/personne.ts';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { newId } from '../../ui/page/new-id.ts';
import { AdressesConnues } from './AdressesConnues.tsx';
import { listSiteProblems, type SiteSaisi, siteChamps, toSentSite } from './site-form.ts';

type SiteFormProps = {
  idAsso: string;
  /** The site to edit; undefined when one is being added. */
  one: SiteHaaView | undefined;
  rights: Readonly<Record<string, boolean>>;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

/** Edits a site: whose it is, what is done there, where and when. */
export function SiteForm({ idAsso, one, rights, onSaved, onCancel }: SiteFormProps) {
  const champs = siteChamps(one);
  const hand = { rights, writer: 'association' } as const;
  const idempotencyKey = useRef(newId());
  const edition = useEdition<SiteSaisi>({
    name: `site-haa-${one?.id ?? `nouveau-${idAsso}`}`,
    value: one ? (toDraft(champs, one) as SiteSaisi) : {},
    proposed: one ? undefined : { type_membre: 'etablissement' },
    version: one?.version ?? null,
    save: async ({ changes, version, value }) => {
      const answer = saveAnswer<typeof haaEndpoints.saveSiteHaa, SiteSaisi>(
        one
          ? await call(haaEndpoints.saveSiteHaa, {
              query: { id_asso: idAsso, id: one.id },
              body: { changes },
              ifMatch: version,
              waits: true,
            })
          : await call(haaEndpoints.addSiteEtAdresseHaa, {
              query: { id_asso: idAsso },
              body: toSentSite(value),
              idempotencyKey: idempotencyKey.current,
            }),
        (saved) => {
          if (saved.complet) notify('succes', one ? 'Site enregistré.' : 'Site ajouté.');
          else
            notify(
              'attention',
              `Site enregistré, incomplet. ${saved.manques.map(({ message }) => message).join(' ')}`,
            );
          return saved as SiteSaisi;
        },
      );
      if (answer.kind === 'refuse') idempotencyKey.current = newId();
      return answer;
    },
    onSaved: () => void onSaved(),
  });
  const options = useChoixDuSite(idAsso);
  return (
    <SaisieForm
      saisie={edition}
      fields={champs}
      hand={hand}
      options={options}
      sentences={haaProblemTable}
      others={listSiteProblems(edition.typed)}
      label={one ? 'Enregistrer le site' : 'Ajouter le site'}
      onCancel={onCancel}
    >
      {!one && <AdressesConnues idAsso={idAsso} site={edition.typed} onChange={edition.change} />}
    </SaisieForm>
  );
}

/**
 * Returns the establishments, network members and people that the form of a site offers; each list is empty until it is
 * read.
 */
function useChoixDuSite(id_asso: string): Readonly<Record<string, readonly Choice[]>> {
  const input = { query: { id_asso } };
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const reseau = useRead(collectionCalls.compositions.list, input);
  const personnes = useRead(collectionCalls.representants_legaux.list, input);
  return {
    etablissement: etablissements.state === 'lu' ? etablissementOptions(etablissements.value.items) : [],
    'membre-reseau':
      reseau.state === 'lu' ? reseau.value.items.map((one) => ({ value: one.id, label: one.nom ?? '' })) : [],
    representant:
      personnes.state === 'lu'
        ? personnes.value.items.map((one) => ({ value: one.id, label: nameWithFonction(one) }))
        : [],
  };
}
