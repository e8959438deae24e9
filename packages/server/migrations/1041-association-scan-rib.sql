-- The scan of a RIB proves one account, decided once: when it is deposited without saying its IBAN, it is bound to the
-- only account there is, or to the only one of its establishment (ADR 0500). A second account changes nothing to it.
create function iban_du_scan(association text, siret text) returns text language sql stable as $$
  select r.iban from rib r
  where r.id_association::text = association and not r.deleted and coalesce(r.iban, '') <> ''
    and (not exists (select from rib o where o.id_association = r.id_association and not o.deleted and o.id <> r.id)
      or (siret is not null and r.id_siret = siret and not exists (select from rib o
        where o.id_association = r.id_association and not o.deleted and o.id <> r.id and o.id_siret = siret)))
  limit 1
$$;

create function scan_rib_lie() returns trigger language plpgsql as $$
begin
  new.iban := iban_du_scan(new.id_proprietaire, new.id_siret);
  return new;
end $$;
create trigger scan_rib_lie before insert on document for each row
  when (new.type = 'RIB' and new.proprietaire = 'association' and coalesce(new.iban, '') = '')
  execute function scan_rib_lie();

create function scans_rib_lies(association uuid) returns void language sql as $$
  update document d set iban = iban_du_scan(d.id_proprietaire, d.id_siret)
  where d.type = 'RIB' and d.proprietaire = 'association' and d.id_proprietaire = association::text and not d.deleted
    and coalesce(d.iban, '') = '' and iban_du_scan(d.id_proprietaire, d.id_siret) is not null
$$;

create function rib_lie_ses_scans() returns trigger language plpgsql as $$
begin
  perform scans_rib_lies(new.id_association);
  return new;
end $$;
-- Before: what is there belongs to the accounts known so far. After: a scan deposited first belongs to the account that
-- is written from it.
create trigger rib_arrive before insert on rib for each row execute function rib_lie_ses_scans();
create trigger rib_ecrit after insert or update of iban, id_siret, deleted on rib
  for each row execute function rib_lie_ses_scans();

select scans_rib_lies(a.id_association) from (select distinct id_association from rib where not deleted) a;
