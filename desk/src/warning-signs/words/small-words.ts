import type { List } from '../phrases.ts';

/** May stand between the words of any line. */
export const articles: List = {
  en: `a an the my our your his her their its this that these those`,
  es: `el la los las lo un una unos unas mi mis tu su sus me se le les nos`,
};

/** Small words that may stand between the words of a line as well, except in what is only a saying. */
export const fillers: List = {
  en: `hers some any so really just very kind kinda sort sorta of quite like totally completely all even still also is are was were
    am im be been being has have had ive feels feel felt feeling seems goes teh th went going gets got getting get became too super
    pretty little bit bits whole entire both and then now keep keeps keeping i it he she they me him them to in on at up with for
    from right left one other only about almost nearly`,
  es: `te ya muy bien tan todo toda todos todas medio media como que de del al a en esta estan es son fue fueron ha he han tengo
    traigo ando anda tiene trae siento queda quedo puso hace y pues asi mas otra otro`,
};

/** What a word is written together with as well where a space is missed: "gonenumb". */
export const joined: List = {
  en: `gone myself since went cant dont wont when after because these those`,
  es: `cuando desde tengo siento`,
};
