-- A payment that is asked or treated follows the account of its dossier, whoever writes it; put in payment, it keeps its own.
-- Its version goes up: a service never puts in payment an account it has not seen.
create function paiements_suivent_le_rib() returns trigger language plpgsql as $$
begin
  update demande_paiement p
    set titulaire = r.titulaire, iban = r.iban, bic = r.bic, modifie_le = new.modifie_le, version = p.version + 1
    from rib r
    where p.id_dossier = new.id and p.etat in ('1', '2')
      and r.id::text = new.tete->'demandeur'->>'id_rib' and r.id_association = new.id_association;
  return null;
end $$;
create trigger paiements_suivent_le_rib after update of tete on dossier for each row
  when (old.tete->'demandeur'->>'id_rib' is distinct from new.tete->'demandeur'->>'id_rib')
  execute function paiements_suivent_le_rib();
