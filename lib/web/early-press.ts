/**
 * Keeps the press of a form's button for the page's script: sent before that is there, the page would come again without
 * what was typed. A form that works without script says where it goes by `action`; any other is pressed anew until its
 * script takes it. A press and not a sent form, since a press is what makes the framework finish that part of the page
 * first.
 */
export const EARLY_PRESS = `addEventListener("submit",function(e){var f=e.target,b=e.submitter;if(e.defaultPrevented||f.hasAttribute("action"))return;e.preventDefault();clearTimeout(self.__press);__press=setTimeout(function(){b?b.click():f.requestSubmit()},200)})`;
