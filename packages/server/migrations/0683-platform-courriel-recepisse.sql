-- Whether the mail of a receipt was lost is asked at each sending: it is found by the beginning of its key.
create index courriel_recepisse on courriel (cle text_pattern_ops) where cle like 'recepisse/%';
