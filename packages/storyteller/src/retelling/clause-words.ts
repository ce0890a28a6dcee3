/** What joins a sentence to others, and is not said again. */
export const DROPPED_LEAD =
  /^(?:pls|please|hi|hello|hey|and|then|also|plus|or|anyway|basically|like|so|now|maybe|perhaps|well|ok|oh)$/;
/** What joins a clause to its main one, or turns it. */
export const KEPT_LEAD =
  /^(?:but|because|when|while|until|if|although|though|before|after|since|whenever|so)$/;
/** “Then comes the hottest day”, “inside lives a man”: the subject comes after. */
export const COMES_FIRST = /^(?:come|live|be|stand|sit|lie|appear|hang|arrive|go|begin|start)$/;
/** “Asks if it is finished”: what is asked belongs to it. */
export const HANDS_ON =
  /^(?:ask|know|wonder|see|tell|say|think|forget|remember|believe|find out|hear|decide|learn|understand|explain|show|out)$/;
