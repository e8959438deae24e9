import type { VueView } from '@asso/contract/instruction/vue.endpoints';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { useState } from 'react';
import type { QueryParams } from '../../platform/page/query-params.ts';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { vueParam } from './instruction-query.ts';
import type { Vues } from './use-vues.ts';
import { VueDialog } from './VueDialog.tsx';
import { VuesGestion } from './VuesGestion.tsx';
import { contenuOf, hrefDeVue, isDAgrements, vuePresente } from './vues-enregistrees.ts';
import '../dossier/service-dossier.css';
import { TabLinks } from '../../ui/TabLinks.tsx';
import type { Bureau } from '../bureau/use-bureau.ts';

type VuesEnregistreesProps = {
  vues: Vues;
  bureau: Bureau;
  params: QueryParams;
  colonnes: readonly ColonneFile[];
  isAgrements: boolean;
};

type Ouvert = { kind: 'creer' } | { kind: 'gerer' } | { kind: 'renommer'; vue: VueView } | null;

/** Saved views are links; the present one can be updated, and the present filters can be saved as a new view. */
export function VuesEnregistrees({ vues, bureau, params, colonnes, isAgrements }: VuesEnregistreesProps) {
  const [ouvert, setOuvert] = useState<Ouvert>(null);
  const presente = vuePresente(params, vues.items);
  // A view that belongs to the other list would lead out of this one, so it is not shown.
  const shown = isAgrements ? vues.items.filter(isDAgrements) : vues.items;
  const close = () => setOuvert(null);
  const mayUpdate = presente?.isModifiee && presente.vue.rights.edit;
  const update = async (vue: VueView) => {
    const refusal = await vues.save(vue, contenuOf(params, colonnes));
    if (refusal) notify('erreur', refusal.message);
    else notify('succes', `Vue « ${vue.nom} » mise à jour.`);
  };
  const toggleFirst = async (vue: VueView) => {
    const isFirst = vues.premiere === vue.id;
    const refusal = await vues.openFirst(isFirst ? null : vue.id);
    if (refusal) notify('erreur', refusal.message);
    else notify('succes', isFirst ? 'La file s’ouvrira sans vue.' : `La file s’ouvrira sur « ${vue.nom} ».`);
  };
  return (
    <div className={vues.isRead ? 'vues-enregistrees' : 'vues-enregistrees suite-attendue'}>
      {shown.length > 0 && (
        <TabLinks
          label="Vues enregistrées"
          tabs={shown.map((vue) => ({
            id: vue.id,
            href: hrefDeVue(vue),
            label: (
              <>
                {vue.nom}
                {vue.par && <span className="discret">, de {vue.par}</span>}
                {presente?.vue.id === vue.id && presente.isModifiee && (
                  <span className="discret"> (modifiée)</span>
                )}
              </>
            ),
          }))}
          present={presente?.vue.id}
        />
      )}
      <div className="actions actions--ligne">
        {mayUpdate && presente && (
          <ActionButton kind="tertiaire" isSmall onPress={() => update(presente.vue)}>
            Mettre à jour « {presente.vue.nom} »
          </ActionButton>
        )}
        {presente && (
          <ActionButton kind="tertiaire" isSmall onPress={() => toggleFirst(presente.vue)}>
            {vues.premiere === presente.vue.id
              ? 'Ne plus ouvrir cette vue d’abord'
              : 'Ouvrir cette vue d’abord'}
          </ActionButton>
        )}
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
          onClick={() => setOuvert({ kind: 'creer' })}
        >
          Enregistrer cette vue
        </button>
        {vues.items.some(({ rights }) => rights.edit) && (
          <button
            type="button"
            className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
            onClick={() => setOuvert({ kind: 'gerer' })}
          >
            Gérer mes vues
          </button>
        )}
      </div>
      {ouvert?.kind === 'creer' && (
        <VueDialog
          title="Enregistrer cette vue"
          action="Enregistrer la vue"
          initial={{ nom: '', id_service: null }}
          services={bureau.services}
          onSave={async (saisie) => {
            const { refusal, vue } = await vues.create({ ...contenuOf(params, colonnes), ...saisie });
            if (vue) {
              notify('succes', `Vue « ${vue.nom} » enregistrée.`);
              params.set({ [vueParam]: vue.id }, { replace: true });
            }
            return refusal;
          }}
          onClose={close}
        />
      )}
      {ouvert?.kind === 'renommer' && (
        <VueDialog
          title={`Renommer « ${ouvert.vue.nom} »`}
          action="Enregistrer le nom"
          initial={ouvert.vue}
          services={bureau.services}
          onSave={({ nom, id_service }) => vues.save(ouvert.vue, { nom, id_service })}
          onClose={close}
        />
      )}
      {ouvert?.kind === 'gerer' && (
        <VuesGestion vues={vues} onRename={(vue) => setOuvert({ kind: 'renommer', vue })} onClose={close} />
      )}
    </div>
  );
}
