-- Whether anything was ever deposited is asked too: what was removed stands in the index as well.
drop index document_proprietaire;
create index document_proprietaire on document (proprietaire, id_proprietaire);
